import { actorName } from '#lab/core/inspect/inspected-actors.ts'
import type { InspectedMessage } from '#lab/core/inspect/message-log.ts'
import { ownFrame } from '#lab/core/inspect/stack-frames.ts'
import { summarize } from '#lab/core/summarize.ts'
import { copy } from '#lab/view/copy.ts'
import { chips, code, quiet } from '#lab/view/lab.css.ts'
import { Button } from '#ui/basics/button.tsx'
import * as css from './inspect.css.ts'

/** Shows the error that ended an actor: event, action, state, line and stack. */
export function ErrorCard({ message: { to, words, payload, error } }: { message: InspectedMessage }) {
  if (!error || !to) return null
  const frame = ownFrame(error.stack)
  const facts: readonly (readonly [string, string | null])[] = [
    ['Event', `${words} ${summarize(payload)}`],
    ['Action', error.action],
    ['State', error.state],
    ['Line', frame && `${frame.file.split(/[\\/]/).at(-1)}:${frame.line}`],
  ]
  return (
    <section className={css.error} aria-labelledby="inspected-error">
      <h2 id="inspected-error" className={css.errorTitle}>
        {error.message}
      </h2>
      <p>{`${error.name}. The actor ${actorName(to)} stopped.`}</p>
      <dl className={css.facts}>
        {facts.map(([name, text]) =>
          text ? (
            <div key={name} className={css.fact}>
              <dt className={css.factName}>{name}</dt>
              <dd className={code}>{text}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <div className={chips}>
        <Button size="small" icon="copy" onPress={() => void copy(error.stack || error.message, 'Error')}>
          Copy error
        </Button>
        {frame && frame.hidden > 0 ? (
          <details>
            <summary className={quiet}>Stack: {frame.hidden} more frames</summary>
            <pre className={css.stack}>{error.stack}</pre>
          </details>
        ) : null}
      </div>
    </section>
  )
}
