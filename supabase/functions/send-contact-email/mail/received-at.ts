/** The time an inquiry came, in UTC; the database gives it in its own time zone. */
export const receivedAt = (time: string): string =>
  `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
