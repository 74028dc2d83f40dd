import { Card } from '#ui/layout/card.tsx'
import { inShort } from './in-short.ts'
import * as css from './lab.css.ts'

type Context = Readonly<Record<string, unknown>>

/** What the machine remembers, and which of it has changed in the last step. */
export function ContextCard({ context, before }: { context: Context; before: Context | undefined }) {
  return (
    <Card title="Context">
      <dl className={css.context}>
        {Object.entries(context).map(([name, value]) => {
          const hasChanged = before !== undefined && before[name] !== value
          return (
            <div key={name} data-changed={hasChanged || undefined}>
              <dt className={css.quiet}>
                {name}
                {hasChanged ? <span className={css.changed}>changed</span> : null}
              </dt>
              <dd className={css.code}>{inShort(value)}</dd>
            </div>
          )
        })}
      </dl>
    </Card>
  )
}
