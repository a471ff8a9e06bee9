/** When an inquiry came, in UTC: the database tells it in its own time zone. */
export const receivedAt = (time: string): string =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
