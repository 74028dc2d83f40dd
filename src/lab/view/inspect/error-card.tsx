import { actorName, type InspectedActor } from '#lab/core/inspect/inspected-actors.ts'
import { ownFrame } from '#lab/core/inspect/stack-frames.ts'
import { summarize } from '#lab/core/summarize.ts'
import { openInEditor } from '#lab/view/chart/use-state-sources.ts'
import { copy } from '#lab/view/copy.ts'
import { chips, code, linked, quiet } from '#lab/view/lab.css.ts'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'

/** Shows the error that ended an actor: event, action, state, line and stack. */
export function ErrorCard({
  actor,
  failure,
}: {
  actor: InspectedActor
  failure: NonNullable<InspectedActor['failure']>
}) {
  const { words, payload, error } = failure
  const frame = ownFrame(error.stack)
  const facts = {
    Event: `${words} ${summarize(payload)}`,
    Action: error.action,
    State: error.state,
    Line: frame && `${frame.file.split(/[\\/]/).at(-1)}:${frame.line}`,
  }
  return (
    <Alert kind="bad">
      <strong>{error.message}</strong>
      <p>{`${error.name}. The actor ${actorName(actor)} stopped.`}</p>
      {Object.entries(facts).map(([name, text]) =>
        text ? (
          <p key={name}>
            <span className={quiet}>{name}</span> <span className={code}>{text}</span>
          </p>
        ) : null,
      )}
      <div className={chips}>
        {frame?.isLocal && import.meta.hot ? (
          <Button icon="pencil" onPress={() => void openInEditor(frame)}>
            Open in editor
          </Button>
        ) : null}
        <Button icon="copy" onPress={() => void copy(error.stack || error.message, 'Error')}>
          Copy error
        </Button>
      </div>
      {frame && frame.hidden > 0 ? (
        <details>
          <summary className={quiet}>Stack: {frame.hidden} more frames</summary>
          <pre className={`${linked} ${code}`}>{error.stack}</pre>
        </details>
      ) : null}
    </Alert>
  )
}
