import { useState } from 'react'
import { compareSnapshots } from '#lab/core/inspect/compare-snapshots.ts'
import type { SeenSnapshot } from '#lab/core/inspect/inspected-event.ts'
import type { InspectedMessage } from '#lab/core/inspect/message-log.ts'
import { isIncomplete } from '#lab/core/inspect/safe-payload.ts'
import { copy } from '#lab/view/copy.ts'
import { changed, code, linked, quiet } from '#lab/view/lab.css.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Select } from '#ui/pickers/select.tsx'
import * as css from './inspect.css.ts'

/**
 * Shows a snapshot of an actor: its fields compared with an earlier snapshot, and its JSON. `earlier` contains the
 * actor's messages with snapshots before this one, oldest first.
 */
export function SnapshotCards({
  snapshot,
  earlier,
  onRestore,
}: {
  snapshot: SeenSnapshot
  earlier: readonly InspectedMessage[]
  /** Restores the snapshot in the app; undefined if the app doesn't allow it. */
  onRestore: (() => void) | undefined
}) {
  const [chosen, setChosen] = useState<number | null>(null)
  const before = earlier.find(({ number }) => number === chosen) ?? earlier.at(-1)
  const json = JSON.stringify(snapshot, null, 2)
  const options = earlier.slice(-50).map(({ number }) => ({ id: String(number), label: String(number) }))
  const choice = before ? (
    <Select
      label="Compared with message"
      options={options}
      value={String(before.number)}
      onChange={id => setChosen(Number(id))}
    />
  ) : null
  return (
    <>
      <Card title="Context" actions={choice}>
        <table className={css.fields} aria-label="Context">
          <tbody>
            {compareSnapshots(before?.snapshot ?? null, snapshot).map(({ name, before: was, after, hasChanged }) => (
              <tr key={name} className={css.field} data-changed={hasChanged || undefined}>
                <th scope="row" className={css.cell}>
                  {name}
                </th>
                <td className={css.cell}>
                  {hasChanged ? was : after} {hasChanged ? <span className={changed}>→ {after}</span> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <Card
        title="Snapshot"
        actions={
          <>
            {onRestore ? (
              <Button variant="quiet" icon="retry" isDisabled={isIncomplete(json)} onPress={onRestore}>
                Restore
              </Button>
            ) : null}
            <Button variant="quiet" icon="copy" onPress={() => void copy(json, 'JSON')}>
              Copy JSON
            </Button>
          </>
        }
      >
        {onRestore && isIncomplete(json) ? (
          <p className={quiet}>The app can’t restore masked or truncated values.</p>
        ) : null}
        <pre className={`${linked} ${code}`}>{json}</pre>
      </Card>
    </>
  )
}
