import * as flow from './flow-months.css.ts'

type Names = { into: string; out: string; stock: string | null }

/** Legend of the chart. Without `stock`, it has intake only. */
export const FlowLegend = ({ names: { into, out, stock } }: { names: Names }) => (
  <div className={flow.legend} aria-hidden="true">
    {[{ name: into, fill: flow.into }, ...(stock === null ? [] : [{ name: out, fill: flow.out }])].map(
      ({ name, fill }) => (
        <span key={name} className={flow.item}>
          <svg width={10} height={10} className={flow.key}>
            <rect x={0.5} y={0.5} width={9} height={9} rx={2} className={fill} />
          </svg>
          {name}
        </span>
      ),
    )}
    {stock === null ? null : (
      <span className={flow.item}>
        <svg width={18} height={10} className={flow.key}>
          <path d="M0 5H18" className={flow.stock} />
          <circle cx={9} cy={5} r={4} className={flow.dot} />
        </svg>
        {stock}
      </span>
    )}
  </div>
)
