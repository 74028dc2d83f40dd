import type { OldKey } from '#lab/core/open/version-4.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import type { LoadedMachines } from './load-machines.ts'
import type { Fetched } from './use-fetched.ts'

const unique = (texts: readonly string[]) => [...new Set(texts)].join(', ')

/** Alerts about a source: its failure, its replaced imports, its keys of XState 4, and the reading of its types. */
export function SourceAlerts({
  loaded,
  typed,
  oldKeys,
}: {
  loaded: LoadedMachines
  typed: Fetched<unknown>
  oldKeys: readonly OldKey[]
}) {
  const { failure, missing } = loaded
  const replaced = [...loaded.replaced, ...missing.map(name => `${name} of XState`)]
  const [read = [], ignored = []] = [true, false].map(isRead => oldKeys.filter(found => found.isRead === isRead))
  return (
    <>
      {failure === null ? null : <Alert kind="bad">The code failed after it created its machines: {failure}</Alert>}
      {replaced.length > 0 ? (
        <Alert>Replaced by values that respond to every use with themselves: {replaced.join(', ')}.</Alert>
      ) : null}
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
      {typed.value || typed.problem ? null : (
        <Alert>Reading the types of the file. Examples of inputs and payloads follow.</Alert>
      )}
      {typed.problem ? (
        <Alert kind="bad">
          The types of the file cannot be read: {typed.problem} Type inputs and payloads as JSON.
        </Alert>
      ) : null}
    </>
  )
}
