import type { ChartTransition, Trigger } from './chart.ts'

function triggerWords(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'event':
      return trigger.name
    case 'answer':
      return `${trigger.name} answers`
    case 'failure':
      return `${trigger.name} fails`
    case 'snapshot':
      return `${trigger.name} changes`
    case 'delay':
      return `after ${trigger.ms === null ? trigger.name : `${trigger.ms} ms`}`
    case 'end':
      return 'at the end'
    case 'always':
      return ''
  }
}

/** Returns the texts for a transition's label. A missing trigger or guard is ''. */
export function transitionWords({ trigger, guard, isElse }: ChartTransition): { trigger: string; guard: string } {
  const condition = guard === null ? '' : `[${guard}]`
  return { trigger: triggerWords(trigger), guard: isElse ? 'else' : condition }
}
