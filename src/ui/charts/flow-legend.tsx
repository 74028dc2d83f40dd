import * as flow from './flow-months.css.ts'

type Names = { into: string; out: string; stock: string | null }

/** Names with the colour of their bars. The stock is a line, except with `isStockBar`. */
function barsOf({ into, out, stock }: Names, isStockBar: boolean) {
  if (stock === null) return [{ name: into, fill: flow.into }]
  const moved = [
    { name: into, fill: flow.into },
    { name: out, fill: flow.out },
  ]
  return isStockBar ? [...moved, { name: stock, fill: flow.stockBar }] : moved
}

/** Legend of the chart. Without `stock`, it has intake only. */
export const FlowLegend = ({ names, isStockBar }: { names: Names; isStockBar: boolean }) => (
  <div className={flow.legend} aria-hidden="true">
    {barsOf(names, isStockBar).map(({ name, fill }) => (
      <span key={name} className={flow.item}>
        <svg width={10} height={10} className={flow.key}>
          <rect x={0.5} y={0.5} width={9} height={9} rx={2} className={fill} />
        </svg>
        {name}
      </span>
    ))}
    {names.stock === null || isStockBar ? null : (
      <span className={flow.item}>
        <svg width={18} height={10} className={flow.key}>
          <path d="M0 5H18" className={flow.stock} />
          <circle cx={9} cy={5} r={4} className={flow.dot} />
        </svg>
        {names.stock}
      </span>
    )}
  </div>
)
