import { useState } from 'react'
import { type ContextNode, contextTree, type Remembering } from '#lab/core/run/context-tree.ts'
import { Card } from '#ui/layout/card.tsx'
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

/** Shows the context of the machine and its children, and marks what the last step changed. */
export function ContextCard({ moment, before }: { moment: Remembering; before: Remembering | undefined }) {
  return (
    <Card title="Context">
      <Nodes nodes={contextTree(moment, before)} />
    </Card>
  )
}
