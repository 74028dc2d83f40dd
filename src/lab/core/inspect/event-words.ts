/** Returns the text in a field; '' without it. */
export const textIn = (value: unknown, key: string) => {
  const text = typeof value === 'object' && value !== null && Reflect.get(value, key)
  return typeof text === 'string' ? text : ''
}

const short = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? ` ${value}` : '')

/** Returns the text for an event: its type and its first short value. XState's own events have special texts. */
export function eventWords({ type, output, error, ...payload }: Record<string, unknown> & { type: string }): string {
  const [, kind, detail = ''] = type.startsWith('xstate.') ? type.split('.') : []
  if (kind === 'done') return `answers${short(output)}`
  if (kind === 'error') return `fails ${textIn(error, 'message') || short(error).trim()}`.trim()
  if (kind === 'after') return `${detail} passes`
  return `${type}${Object.values(payload).map(short).find(Boolean) ?? ''}`
}
