import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { IconButton } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { AccountSection } from './account-section.tsx'
import { CallLog } from './call-list.tsx'
import { Choice } from './choice.tsx'
import { CodeSection } from './code-section.tsx'
import { LatencySection } from './connection-section.tsx'
import { DataSection } from './data-section.tsx'
import { FailuresSection } from './failures-section.tsx'
import { KeepingSection } from './keeping-section.tsx'
import * as css from './panel.css.ts'
import { type PanelPlace, panelPlaces } from './panel-place.ts'
import { Section } from './panel-section.tsx'
import { type Source, useLatest } from './panel-source.ts'

export type DrawerProps = {
  source: Source
  /** The path of the app, with its search. */
  path: () => string
  place: PanelPlace
  onPlace: (place: PanelPlace) => void
  /** False where the panel opens again after a reload of the page. */
  takesFocus: boolean
  onClose: () => void
}

/** While the panel is open, the page makes room for it on wide screens. */
function useRoom() {
  useEffect(() => {
    const root = document.documentElement
    root.dataset['mockPanel'] = 'open'
    return () => {
      delete root.dataset['mockPanel']
    }
  }, [])
}

/** The panel: a non-modal dialog beside the page. */
export function Drawer(props: DrawerProps) {
  const { source, takesFocus, onClose } = props
  const id = useId()
  const drawer = useRef<HTMLDialogElement>(null)
  useRoom()
  useEffect(() => {
    if (takesFocus) drawer.current?.focus()
  }, [takesFocus])

  const onKeyDown = (event: KeyboardEvent) => {
    // In a field with suggestions, Escape closes these.
    const suggests = event.target instanceof HTMLInputElement && event.target.list !== null
    if (event.key === 'Escape' && !suggests) onClose()
    // Keeps key presses in the panel from the keyboard shortcuts of the app.
    event.stopPropagation()
  }
  return (
    <dialog open ref={drawer} aria-labelledby={id} tabIndex={-1} className={css.drawer} onKeyDown={onKeyDown}>
      <div className={css.head}>
        <div>
          <h2 id={id} className={css.title}>
            Mock panel
          </h2>
          <p className={css.detail}>
            <kbd>Ctrl</kbd>+<kbd>Alt</kbd>+<kbd>M</kbd> opens it, goes to it and closes it.{' '}
            <Link href={`${import.meta.env.BASE_URL}lab`}>Machine lab</Link>
          </p>
        </div>
        <IconButton icon="x" label="Close" onPress={onClose} />
      </div>
      <Tabs className={css.tabs}>
        <TabList className={css.tabList} aria-label="Parts of the panel">
          <Tab id="situation" className={css.tab}>
            Situation
          </Tab>
          <Tab id="calls" className={css.tab}>
            Calls
          </Tab>
        </TabList>
        <TabPanel id="situation" className={css.body}>
          <SituationTab {...props} />
        </TabPanel>
        <TabPanel id="calls" className={css.body}>
          <CallLog calls={source.calls} />
        </TabPanel>
      </Tabs>
    </dialog>
  )
}

function SituationTab({ source, path, place, onPlace }: DrawerProps) {
  const situation = useLatest(source.subscribe, source.situation)
  const troubles = useLatest(source.subscribe, source.troubles)
  const { scenario, seed, now } = situation
  return (
    <div className={css.sections}>
      {troubles.map(trouble => (
        <Alert key={trouble} kind="bad">
          {trouble}
        </Alert>
      ))}
      <AccountSection source={source} signedInAs={situation.as} />
      <CodeSection source={source} />
      <FailuresSection source={source} />
      <LatencySection source={source} latency={situation.latency} />
      <DataSection key={`${scenario} ${seed} ${now}`} source={source} situation={situation} />
      <KeepingSection source={source} path={path} />
      <Section title="Button of this panel">
        <Choice label="Where the button of this panel is" options={panelPlaces} value={place} onChange={onPlace} />
      </Section>
    </div>
  )
}
