/** Formats a database time, which may have any offset, in UTC. */
export const formatTime = (time: string | Date): string =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
