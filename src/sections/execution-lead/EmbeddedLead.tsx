import { DrawnFigure } from '../drawn-figure/DrawnFigure.tsx';

/** Who stands on either side of the embedded lead. */
export interface EmbeddedLeadContent {
  readonly team: string;
  readonly members: readonly string[];
  readonly lead: string;
  readonly vendors: string;
  readonly workstreams: readonly string[];
  readonly caption: string;
}

const lead = { x: 178, y: 150 };
const spread = (index: number, count: number) => 62 + (index + 0.5) * (190 / count);

/** The lead within the client's team: one line to each member inside, one to each vendor outside. */
export function EmbeddedLead({ content }: { content: EmbeddedLeadContent }) {
  const { team, members, lead: leadName, vendors, workstreams, caption } = content;
  return (
    <DrawnFigure
      label={`${team}: ${members.join(', ')} and the ${leadName}. ${vendors}, led by the ${leadName}: ${workstreams.join(', ')}.`}
      height={284}
      caption={caption}
    >
      <rect className="rule" x="1" y="30" width="230" height="244" rx="10" strokeDasharray="4 5" />
      <text className="bold" x="1" y="16">
        {team}
      </text>
      <text className="bold" x="400" y="16" textAnchor="end">
        {vendors}
      </text>
      {members.map((member, index) => {
        const y = Math.round(spread(index, members.length));
        return (
          <g key={member}>
            <path className="rule" d={`M92 ${y}C124 ${y} 124 ${lead.y} ${lead.x} ${lead.y}`} />
            <text x="16" y={y + 5}>
              {member}
            </text>
          </g>
        );
      })}
      {workstreams.map((workstream, index) => {
        const y = Math.round(spread(index, workstreams.length));
        return (
          <g key={workstream}>
            <path className="route" d={`M${lead.x} ${lead.y}C244 ${lead.y} 236 ${y} 282 ${y}`} />
            <text x="292" y={y + 5}>
              {workstream}
            </text>
          </g>
        );
      })}
      <circle className="brand" cx={lead.x} cy={lead.y} r="30" />
      <text className="bold ground" x={lead.x} y={lead.y + 5} textAnchor="middle">
        DEP
      </text>
      <path className="rule" d={`M${lead.x} ${lead.y + 36}V242`} />
      <text className="bold brand" x="172" y="260" textAnchor="middle">
        {leadName}
      </text>
    </DrawnFigure>
  );
}
