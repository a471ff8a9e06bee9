/** `time` may have any offset. */
export const formatTime = (time: string | Date): string =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
