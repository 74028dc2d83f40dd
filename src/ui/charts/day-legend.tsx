import { before, now, rest } from './day-lines.css.ts'
import * as flow from './flow-months.css.ts'

/** Names of the lines; null for lines that the chart does not have. */
type Names = { now: string; before: string | null; rest: string | null }

export const DayLegend = ({ names }: { names: Names }) => (
  <div className={flow.legend} aria-hidden="true">
    {[
      { name: names.now, line: now },
      { name: names.before, line: before },
      { name: names.rest, line: rest },
    ].map(({ name, line }) =>
      name === null ? null : (
        <span key={line} className={flow.item}>
          <svg width={22} height={10} className={flow.key}>
            <path d="M0 5H22" className={line} />
          </svg>
          {name}
        </span>
      ),
    )}
  </div>
)
