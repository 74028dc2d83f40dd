import type { AnyMachineSnapshot } from 'xstate'
import { Card } from '#ui/layout/card.tsx'
import * as css from './lab.css.ts'
import { restingIn } from './run/resting-in.ts'

/** Where the machine is. */
export function StateCard({ snapshot }: { snapshot: AnyMachineSnapshot }) {
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
    </Card>
  )
}
