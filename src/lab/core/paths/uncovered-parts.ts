import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { chartTransition, transitionsFrom } from '#lab/core/chart/chart-transitions.ts'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import type { Paths } from './find-paths.ts'
import { allParts, guardName, guardOutcome, nodesOf, stateName, transitionName } from './parts.ts'
import { eventsOf } from './state-position.ts'

/** Returns the parts that no path covers, each with the reason. */
export function uncoveredParts(
  example: AnyExample,
  { parts, covered }: Pick<Paths, 'parts' | 'covered'>,
): ReadonlyArray<readonly [part: string, reason: string]> {
  const { machine, unreachable = {}, actors } = example
  const nodes = nodesOf(machine)
  const transitions = nodes.flatMap(transitionsFrom)
  const sent = new Set(eventsOf(example).map(({ type }) => type))
  const isCovered = (node: AnyStateNode) => covered.has(stateName(node))

  function whyNotEntered(node: AnyStateNode): string {
    if (node.parent && !isCovered(node.parent)) return `no path reaches ${stateName(node.parent)}`
    const isTarget = transitions.some(({ target }) => target?.includes(node))
    return isTarget ? 'no path takes a transition to it' : 'no transition leads to it'
  }
  function whyNotTaken(transition: AnyTransitionDefinition): string {
    const { source } = transition
    const { trigger } = chartTransition(transition)
    const guard = guardName(transition)
    if (!isCovered(source)) return `no path reaches ${stateName(source)}`
    if (guard !== null && !covered.has(guardOutcome(guard, true))) return `${guard} refuses in every path`
    if (trigger.kind === 'event' && !sent.has(trigger.name)) return `only another actor sends ${trigger.name}`
    const isOfChild = 'name' in trigger && trigger.kind !== 'event' && trigger.kind !== 'delay'
    if (isOfChild && !actors.includes(trigger.name)) return `needs events of the child ${trigger.name}`
    return 'no path takes it'
  }
  const reasons = new Map<string, string>([
    ...nodes.map(node => [stateName(node), whyNotEntered(node)] as const),
    ...transitions.map(transition => [transitionName(transition), whyNotTaken(transition)] as const),
  ])
  return allParts(parts)
    .filter(part => !covered.has(part))
    .map(part => [part, unreachable[part] ?? reasons.get(part) ?? 'no path has this result'])
}
