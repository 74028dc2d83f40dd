import type { OldKey } from '#lab/core/open/version-4.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import type { LoadedMachines } from './load-machines.ts'
import type { Fetched } from './use-fetched.ts'
import { Version4Alert } from './version-4-alert.tsx'

/** Alerts about a source: its failure, its replaced imports, and the reading of its types. */
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
  return (
    <>
      {failure === null ? null : <Alert kind="bad">The code failed after it created its machines: {failure}</Alert>}
      {replaced.length > 0 ? (
        <Alert>Replaced by values that respond to every use with themselves: {replaced.join(', ')}.</Alert>
      ) : null}
      <Version4Alert oldKeys={oldKeys} />
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
