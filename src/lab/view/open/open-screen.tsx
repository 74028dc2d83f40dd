import { useMemo, useState } from 'react'
import { useLocation, useRouter } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { catalogueEntry } from '#lab/core/catalogue-entry.ts'
import { isError, isStateMachine } from '#lab/core/cross-realm.ts'
import { labHost } from '#lab/core/lab-host.ts'
import { inputOfSchema, openMachine, withSchemas } from '#lab/core/open/open-machine.ts'
import { type RunPlace, readPlaceOr, writePlace } from '#lab/core/run/place-link.ts'
import { JsonForm } from '#lab/view/json-form.tsx'
import * as css from '#lab/view/lab.css.ts'
import { RunView } from '#lab/view/run-view.tsx'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Select } from '#ui/pickers/select.tsx'
import { loadMachines, loadSchemas, type MachineSource } from './load-machines.ts'
import { SourceAlerts } from './source-alerts.tsx'
import { useChangedFiles } from './use-changed-files.ts'
import { useFetched } from './use-fetched.ts'

const start: RunPlace = { input: 'no input', steps: [], applied: 0 }

/** Returns the pasted text in the hash; null if there is none. */
const textIn = (hash: string) => new URLSearchParams(hash.replace(/^#/, '')).get('text')

/** Returns the hash of a place and a pasted text. Without a place, the run is at its start. */
function writeHash(place: RunPlace | null, text: string | null): string {
  const parts = [place && writePlace(place).slice(1), text !== null && String(new URLSearchParams({ text }))]
  return `#${parts.filter(Boolean).join('&')}`
}

/** Returns the path of a file in the lab's folder, or the kind of another source. */
function placeOf({ file }: MachineSource) {
  const { folder, module } = labHost ?? {}
  // On Windows, a backslash follows the folder.
  return folder && file?.startsWith(folder) ? file.slice(folder.length + 1) : (file ?? module?.name ?? 'Pasted machine')
}

/** Returns the machine that a function creates with arguments in JSON, or the reason why it creates none. */
function createdWith(create: (...args: readonly unknown[]) => unknown, args: string) {
  try {
    const machine = create(...JSON.parse(args))
    return isStateMachine(machine)
      ? { machine, failure: null }
      : { machine: undefined, failure: 'It returns no machine.' }
  } catch (error) {
    return { machine: undefined, failure: isError(error) ? error.message : String(error) }
  }
}

/** Runs the machines of a source. The query contains the name of the shown machine, and the arguments that create it. */
function Opened({ source }: { source: MachineSource }) {
  const [version, setVersion] = useState(0)
  const { value, problem } = useFetched(String(version), () => loadMachines(source))
  // Schemas take longer to load than machines, so the run starts without them.
  const typed = useFetched(String(version), () => loadSchemas(source))
  useChangedFiles(value?.files ?? [], () => setVersion(version + 1))
  const [path, navigate] = useLocation()
  const { base } = useRouter()
  const search = new URLSearchParams(useLocationProperty(() => location.search))
  const hash = useLocationProperty(() => location.hash)
  const { machines = {}, oldKeys = {}, factories = {} } = value ?? {}
  const names = Object.keys({ ...machines, ...factories })
  const wanted = search.get('machine') ?? labHost?.module?.machine
  const name = names.find(one => one === wanted) ?? names[0] ?? ''
  const create = factories[name]
  const args = search.get('arguments')
  const { machine, failure } = useMemo(
    () => (create && args !== null ? createdWith(create, args) : { machine: machines[name], failure: value?.failure }),
    [create, args, machines, name, value],
  )
  const opened = useMemo(() => {
    const kind = value?.exported.includes(name) && !create ? 'machine' : 'private'
    const file = source.file === null ? null : ({ path: source.file, name, kind } as const)
    return machine && catalogueEntry(openMachine(machine), { file })
  }, [machine, name, source.file, value, create])
  const schemas = typed.value?.[name]
  const entry = useMemo(() => opened && { ...opened, example: withSchemas(opened.example, schemas) }, [opened, schemas])
  const exampleInput = JSON.stringify(entry?.example.inputs[inputOfSchema]) ?? ''
  const { place, fault } = useMemo(
    () => readPlaceOr({ ...start, input: exampleInput || start.input }, hash),
    [exampleInput, hash],
  )
  if (problem !== null) return <Alert kind="bad">These machines cannot be opened: {problem}</Alert>
  if (!value) return null
  if (!entry && !create)
    return <Alert kind="bad">There is no machine. Export a machine, or paste createMachine(…).</Alert>
  const addressOf = (next: RunPlace | null) => {
    const query = search.size > 0 ? `?${search}` : ''
    return path + query + writeHash(next, source.text)
  }
  const go = (next: RunPlace, { replace } = { replace: false }) => navigate(addressOf(next), { replace })
  const show = (key: 'machine' | 'arguments', chosen: string) => {
    if (key === 'machine') search.delete('arguments')
    search.set(key, chosen)
    navigate(addressOf(null))
  }
  const argumentsForm = create ? (
    <details open={!entry}>
      <summary>{`Arguments of ${name.replace('()', '')} as a JSON list`}</summary>
      <JsonForm
        key={name}
        label="Arguments"
        example={args ?? '[]'}
        button="Create machine"
        onValue={list => show('arguments', JSON.stringify([list].flat()))}
      />
    </details>
  ) : null
  if (!entry)
    return (
      <>
        <PageHeader title={name} subtitle={placeOf(source)} />
        <Alert kind="bad">
          The function fails with {args === null ? 'replaced' : 'these'} arguments: {failure}
        </Alert>
        {argumentsForm}
      </>
    )
  return (
    <>
      <PageHeader
        title={entry.id}
        subtitle={placeOf(source)}
        actions={
          <>
            {names.length > 1 ? (
              <Select
                label="Machine"
                isLabelHidden
                options={names.map(id => ({ id, label: id }))}
                value={name}
                onChange={id => show('machine', id)}
              />
            ) : null}
            <Button variant="quiet" icon="retry" onPress={() => go({ ...place, steps: [], applied: 0 })}>
              Restart
            </Button>
          </>
        }
      />
      {fault ? <Alert kind="bad">{fault}</Alert> : null}
      <SourceAlerts loaded={value} typed={typed} oldKeys={oldKeys[name] ?? []} />
      {argumentsForm}
      <details open={place.input !== start.input}>
        <summary>Input as JSON</summary>
        <JsonForm
          key={`${name} ${exampleInput}`}
          label="Input"
          example={place.input === start.input ? exampleInput : place.input}
          button="Start with input"
          onValue={input => go({ ...place, input: JSON.stringify(input), steps: [], applied: 0 })}
        />
      </details>
      <RunView
        key={`${name} ${args} ${version}`}
        entry={entry}
        place={place}
        link={location.origin + base + addressOf(place)}
        onGo={go}
      />
    </>
  )
}

/**
 * Opens machines of any project: a file of the development server, a dropped file or a pasted text. The text of a link
 * runs only after a confirmation.
 */
export function OpenScreen() {
  const [path, navigate] = useLocation()
  const file = new URLSearchParams(useLocationProperty(() => location.search)).get('file')
  const hash = useLocationProperty(() => location.hash)
  const text = textIn(hash)
  const [trusted, setTrusted] = useState<string | null>(null)
  const [fault, setFault] = useState('')
  const open = (code: string) => {
    setTrusted(code)
    navigate(path + writeHash(null, code))
  }
  const read = ([first]: readonly File[]) => {
    setFault('')
    first?.text().then(open, () => setFault('The file could not be read. Choose it again.'))
  }
  if (text === trusted && (text !== null || file !== null || labHost?.module)) {
    const source = { file: text === null ? file : null, text }
    return <Opened key={JSON.stringify(source)} source={source} />
  }
  return (
    <>
      <PageHeader title="Open a machine" />
      {text === null ? (
        <FileDrop
          label="Drop a file here, or paste a machine: JSON, createMachine(…) or a module in TypeScript."
          button="Choose file"
          types={['.ts', '.tsx', '.js', '.json']}
          onFiles={read}
          onText={open}
        />
      ) : (
        <>
          <Alert kind="info">This link contains code. Run it only if you trust its sender.</Alert>
          <pre className={css.linked}>{text}</pre>
          <Button onPress={() => setTrusted(text)}>Run code</Button>
        </>
      )}
      {fault ? <Alert kind="bad">{fault}</Alert> : null}
    </>
  )
}
