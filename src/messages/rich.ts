import { createElement, Fragment, type ReactNode } from 'react'
import { type Format, formatted, type Parameters } from './message.ts'
import { translated } from './translated.ts'

/** Names of the tags in a message. */
type TagsOf<Message extends string> = Message extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | TagsOf<Rest>
  : never

type Nodes<Message extends string> = Parameters<Message> &
  Format<Message> &
  Record<TagsOf<Message>, (children: ReactNode) => ReactNode>

/**
 * Returns a message with elements: `rich('Created by <name>{by}</name>', { by, name: text => <Name>{text}</Name> })`.
 */
export function rich<const Message extends string>(message: Message, values: Nodes<Message>): ReactNode {
  const nodes = formatted(translated(message), values as Record<string, unknown>) as ReactNode | ReactNode[]
  return createElement(Fragment, null, ...(Array.isArray(nodes) ? nodes : [nodes]))
}
