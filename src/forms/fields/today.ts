/** In the visitor's time zone, as YYYY-MM-DD. */
export function getToday(now = new Date()): string {
  const twoDigits = (number: number) => `${number}`.padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
