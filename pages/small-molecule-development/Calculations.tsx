import { calculationsContent } from './calculations-content.ts';
import { FdaClock } from './FdaClock.tsx';
import { ToxBatch } from './ToxBatch.tsx';

export default function Calculations() {
  return (
    <>
      <FdaClock content={calculationsContent.fdaClock} />
      <ToxBatch content={calculationsContent.toxBatch} />
    </>
  );
}
