import { useState } from 'react'
import { propertiesOf } from '#lab/core/cross-realm.ts'
import { isSameData, isSerializable } from '#lab/core/run/compare-steps.ts'
import { type ContextNode, contextTree, type Remembering } from '#lab/core/run/context-tree.ts'
import { Card } from '#ui/layout/card.tsx'
import { JsonForm } from './json-form.tsx'
import * as css from './lab.css.ts'

function Words({ name, text, hasChanged }: ContextNode) {
  return (
    <>
      <span className={css.quiet}>{name}</span>
      {hasChanged ? <span className={css.changed}>changed</span> : null} <span className={css.code}>{text}</span>
    </>
  )
}

/** Node of the context tree. Renders its children only while open. */
function Branch(node: ContextNode) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={css.remembered}>
        <Words {...node} />
      </summary>
      {isOpen ? <Nodes nodes={node.parts} /> : null}
    </details>
  )
}

function Nodes({ nodes }: { nodes: readonly ContextNode[] }) {
  return (
    <ul className={css.context}>
      {nodes.map(node => (
        <li key={node.name} data-changed={node.hasChanged || undefined}>
          {node.parts.length > 0 ? (
            <Branch {...node} />
          ) : (
            <div className={css.remembered}>
              <Words {...node} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

const changedFields = (now: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSameData(value, before[name])))

/** Shows the context of the machine and its children, and marks what the last step changed. */
export function ContextCard({
  moment,
  before,
  onEdit,
}: {
  moment: Remembering
  before: Remembering | undefined
  /** Receives the new values of fields. Default: the context cannot be edited. */
  onEdit?: ((context: Readonly<Record<string, unknown>>) => void) | undefined
}) {
  const { context } = moment.snapshot
  const data = Object.fromEntries(Object.entries(propertiesOf(context)).filter(([, value]) => isSerializable(value)))
  return (
    <Card title="Context">
      <Nodes nodes={contextTree(moment, before)} />
      {onEdit && Object.keys(data).length > 0 ? (
        <details>
          <summary className={css.quiet}>Edit context</summary>
          <JsonForm
            key={JSON.stringify(data)}
            label="Fields of the context"
            example={JSON.stringify(data)}
            button="Set fields"
            onValue={value => onEdit(changedFields(propertiesOf(value), data))}
          />
        </details>
      ) : null}
    </Card>
  )
}
