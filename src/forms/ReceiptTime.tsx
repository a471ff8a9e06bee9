const formatTime = (time: Date) =>
  time.toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' }).replace(/\s(?=[AP]M)/, '\u00a0');

export function ReceiptTime({ time }: { time: Date }) {
  return (
    <>
      <time dateTime={time.toISOString()}>{formatTime(time)}</time> (your time)
    </>
  );
}
