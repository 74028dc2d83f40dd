import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Link } from '#ui/basics/link.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { Choice } from './choice.tsx'
import { LoadedTab } from './loaded-tab.tsx'
import * as css from './panel.css.ts'
import { keepWide, type PanelPlace, panelPlaces, wasWide } from './panel-place.ts'
import { type Source, useLatest } from './panel-source.ts'
import type { PanelTab } from './panel-tab.ts'
import { AccountSection } from './sections/account-section.tsx'
import { CallLog } from './sections/call-list.tsx'
import { CodeSection } from './sections/code-section.tsx'
import { LatencySection } from './sections/connection-section.tsx'
import { DataSection } from './sections/data-section.tsx'
import { FailuresSection } from './sections/failures-section.tsx'
import { LanguageSection } from './sections/language-section.tsx'
import { Section } from './sections/panel-section.tsx'
import { PresetSection } from './sections/preset-section.tsx'
import { SituationSection } from './sections/situation-section.tsx'

export type DrawerProps = {
  source: Source
  tabs: readonly PanelTab[]
  path: () => string
  place: PanelPlace
  onPlace: (place: PanelPlace) => void
  /** True if the panel gets focus when it opens; false if it reopens after a page reload. */
  takesFocus: boolean
  onClose: () => void
}

/** Reserves page space for the open panel: at the bottom on narrow screens or in wide mode, otherwise at the side. */
function useRoom(isWide: boolean) {
  useEffect(() => {
    const root = document.documentElement
    root.dataset['mockPanel'] = isWide ? 'wide' : 'open'
    return () => {
      delete root.dataset['mockPanel']
    }
  }, [isWide])
}

/** The mock's panel, a non-modal dialog beside or below the page. */
export function Drawer(props: DrawerProps) {
  const { source, tabs, takesFocus, onClose } = props
  const [isWide, setWide] = useState(wasWide)
  const id = useId()
  const drawer = useRef<HTMLDialogElement>(null)
  useRoom(isWide)
  useEffect(() => {
    if (takesFocus) drawer.current?.focus()
  }, [takesFocus])

  const onKeyDown = (event: KeyboardEvent) => {
    // In a field with a suggestion list, Escape closes only the list.
    const suggests = event.target instanceof HTMLInputElement && event.target.list !== null
    if (event.key === 'Escape' && !suggests) onClose()
    // Prevents the app's keyboard shortcuts while the panel has focus.
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
            <kbd>Ctrl</kbd>+<kbd>Alt</kbd>+<kbd>M</kbd> opens, focuses and closes the panel.{' '}
            <Link href={`${import.meta.env.BASE_URL}lab`}>Machine lab</Link>
          </p>
        </div>
        <div className={css.headButtons}>
          <span className={css.widening}>
            <Button
              variant="quiet"
              onPress={() => {
                keepWide(!isWide)
                setWide(!isWide)
              }}
            >
              {isWide ? 'Beside the page' : 'Below the page'}
            </Button>
          </span>
          <IconButton icon="x" label="Close" onPress={onClose} />
        </div>
      </div>
      <Tabs className={css.tabs}>
        <TabList className={css.tabList} aria-label="Sections">
          <Tab id="situation" className={css.tab}>
            Situation
          </Tab>
          <Tab id="calls" className={css.tab}>
            Calls
          </Tab>
          {tabs.map(({ id, label }) => (
            <Tab key={id} id={id} className={css.tab}>
              {label}
            </Tab>
          ))}
        </TabList>
        <TabPanel id="situation" className={css.body}>
          <SituationTab {...props} />
        </TabPanel>
        <TabPanel id="calls" className={css.body}>
          <CallLog calls={source.calls} />
        </TabPanel>
        {tabs.map(({ id, load }) => (
          <TabPanel key={id} id={id} className={css.body}>
            <LoadedTab load={load} />
          </TabPanel>
        ))}
      </Tabs>
    </dialog>
  )
}

function SituationTab({ source, path, place, onPlace }: DrawerProps) {
  const situation = useLatest(source.subscribe, source.situation)
  const messages = useLatest(source.subscribe, source.messages)
  const { scenario, server, seed, now } = situation
  return (
    <div className={css.sections}>
      {messages.map(message => (
        <Alert key={message} kind="bad">
          {message}
        </Alert>
      ))}
      <PresetSection source={source} situation={situation} />
      <DataSection key={`${scenario} ${server} ${seed} ${now}`} source={source} situation={situation} />
      <AccountSection source={source} signedInAs={situation.as} />
      <CodeSection source={source} />
      <LatencySection source={source} latency={situation.latency} />
      <FailuresSection source={source} />
      <LanguageSection />
      <SituationSection source={source} path={path} />
      <Section title="Panel button">
        <Choice label="Position of the panel button" options={panelPlaces} value={place} onChange={onPlace} />
      </Section>
    </div>
  )
}
