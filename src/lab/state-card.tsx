import type { AnyMachineSnapshot } from 'xstate'
import { type Sights, sightsIn, thingInWords, thingsOf } from '#lab/stage/sights/sight.ts'
import { Card } from '#ui/layout/card.tsx'
import * as css from './lab.css.ts'
import { restingIn } from './run/resting-in.ts'

/** What the screen shows there, by its table. */
function Seen({ sights, snapshot }: { sights: Sights; snapshot: AnyMachineSnapshot }) {
  const rows = sightsIn(sights, snapshot).map(({ sight }) => sight)
  const things = rows.flatMap(({ sees }) => thingsOf(sees, snapshot))
  const reasons = rows.flatMap(({ because }) => because ?? [])
  return (
    <details>
      <summary className={css.quiet}>What a person sees</summary>
      <ul className={css.seen}>
        {[...new Set([...things.map(thingInWords), ...reasons])].map(words => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </details>
  )
}

/** Where the machine is, and what a person sees there on a screen, where there is one. */
export function StateCard({ snapshot, sights }: { snapshot: AnyMachineSnapshot; sights?: Sights | undefined }) {
  const tags = [...snapshot.tags]
  return (
    <Card title="State">
      <ul className={css.chips} aria-label="Active states">
        {restingIn(snapshot).map(path => (
          <li key={path} className={css.active}>
            {path}
          </li>
        ))}
      </ul>
      <p className={css.quiet}>
        {snapshot.status === 'active' ? null : `The machine has ended (${snapshot.status}). `}
        {tags.length > 0 ? `Tags: ${tags.join(', ')}` : 'No tags'}
      </p>
      {sights ? <Seen sights={sights} snapshot={snapshot} /> : null}
    </Card>
  )
}
