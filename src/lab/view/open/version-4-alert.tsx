import type { OldKey } from '#lab/core/open/version-4.ts'
import { Alert } from '#ui/feedback/alert.tsx'

const unique = (texts: readonly string[]) => [...new Set(texts)].join(', ')

/** Lists the keys of XState 4 in a machine: those that the lab reads as XState 5, and those that XState 5 ignores. */
export function Version4Alert({ oldKeys }: { oldKeys: readonly OldKey[] }) {
  const [read = [], ignored = []] = [true, false].map(isRead => oldKeys.filter(found => found.isRead === isRead))
  return (
    <>
      {read.length > 0 ? (
        <Alert>
          This machine is for XState 4. The lab reads these parts as XState 5: {unique(read.map(({ key }) => key))}.
        </Alert>
      ) : null}
      {ignored.length > 0 ? (
        <Alert kind="bad">
          XState 5 ignores these parts of XState 4:{' '}
          {unique(ignored.map(({ key, state }) => `${key} in ${state || 'the machine'}`))}.
        </Alert>
      ) : null}
    </>
  )
}
