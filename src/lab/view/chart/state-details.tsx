import type { ChartState } from '#lab/core/chart/chart.ts'
import type { StateSource } from '#lab/core/state-source.ts'
import { code } from '#lab/view/lab.css.ts'
import { Button } from '#ui/basics/button.tsx'
import * as css from './chart-view.css.ts'
import { openInEditor } from './use-state-sources.ts'

/** Description of a state, the comment above it, and a button that opens its line in the editor. */
export function StateDetails({ state, source }: { state: ChartState; source: StateSource | undefined }) {
  if (!source && !state.description) return null
  return (
    <div className={css.details}>
      <div>
        <strong>{state.name}</strong>
        {state.description ? <p>{state.description}</p> : null}
        {source?.comment ? <p>{source.comment}</p> : null}
        {source ? <p className={code}>{source.file.split(/[\\/]/).at(-1)}</p> : null}
      </div>
      {source ? (
        <Button icon="pencil" onPress={() => void openInEditor(source)}>
          Open line {source.line}
        </Button>
      ) : null}
    </div>
  )
}
