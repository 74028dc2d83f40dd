import { type ComponentProps, useMemo } from 'react'
import { useLocation, useRouter } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import type { CatalogueEntry } from '#lab/core/catalogue-entry.ts'
import type { RunPlace } from '#lab/core/run/place-link.ts'
import { machineOn, type Scene } from '#lab/product/stage/scene.ts'
import { scenes } from '#lab/product/stage/scenes.ts'
import { StageCard } from '#lab/product/stage/stage-card.tsx'
import { useStage } from '#lab/product/stage/use-stage.ts'
import { RunView } from '#lab/view/run-view.tsx'
import { useSearch } from '#patterns/loading/use-search.ts'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Segments } from '#ui/pickers/segments.tsx'
import { Select } from '#ui/pickers/select.tsx'
import { readLabPlace, writeLabPlace } from './lab-address.ts'

const views = [
  { id: 'chart', label: 'Chart' },
  { id: 'screen', label: 'Screen' },
] as const

const optionOf = (name: string) => ({ id: name, label: name })
const inputsOf = ({ inputs, example }: Scene) => inputs ?? Object.keys(example.inputs)

/**
 * Returns the same place for another screen, or for the chart alone. Returns the start if the other screen lacks the
 * place's input.
 */
function onOther(place: RunPlace, scene: Scene | null): RunPlace {
  const inputs = scene ? inputsOf(scene) : [place.input]
  return inputs.includes(place.input) ? place : { ...place, input: inputs[0] ?? '', steps: [], applied: 0 }
}

type SceneRunProps = Omit<ComponentProps<typeof RunView>, 'begin' | 'screen'> &
  Omit<ComponentProps<typeof StageCard>, 'scene' | 'stage'> & { scene: Scene | null }

/** Run of a machine on a screen, or alone if `scene` is null. Later changes to `scene` are ignored. */
function SceneRun({ scene, view, onView, ...run }: SceneRunProps) {
  const stage = useStage(scene?.id ?? null)
  const screen = scene && stage ? <StageCard {...{ scene, stage, view, onView }} /> : null
  return <RunView {...run} begin={stage?.begin} screen={screen} />
}

/**
 * Runs one machine on fakes. The URL contains the run (input, steps, number of applied steps), the screen and its display
 * settings.
 */
export function MachineScreen({ entry }: { entry: CatalogueEntry }) {
  const { id, example, about } = entry
  const [path, navigate] = useLocation()
  const { base } = useRouter()
  const search = useSearch()
  const hash = useLocationProperty(() => location.hash)
  const { place, scene, view, fault } = useMemo(() => {
    const [input = ''] = Object.keys(example.inputs)
    return readLabPlace(id, { search, hash }, { input, steps: [], applied: 0 })
  }, [id, search, hash, example])
  const addressOf = (next: RunPlace, on: Scene | null) => path + writeLabPlace(next, on, view)
  const go = (next: RunPlace, { replace } = { replace: false }) => navigate(addressOf(next, scene), { replace })
  const show = (next: Scene | null) => navigate(addressOf(onOther(place, next), next))
  const ofMachine = useMemo(() => scenes.filter(one => machineOn(one) === id), [id])
  const fitting = ofMachine.find(one => inputsOf(one).includes(place.input)) ?? ofMachine[0]

  return (
    <>
      <PageHeader
        title={id}
        subtitle={about[0]}
        actions={
          <>
            {fitting ? (
              <Segments
                label="Show the machine as"
                options={views}
                value={scene ? 'screen' : 'chart'}
                onChange={view => show(view === 'screen' ? fitting : null)}
              />
            ) : null}
            {scene && ofMachine.length > 1 ? (
              <Select
                label="Screen"
                isLabelHidden
                options={ofMachine.map(one => ({ id: one.id, label: one.title }))}
                value={scene.id}
                onChange={next => show(ofMachine.find(one => one.id === next) ?? null)}
              />
            ) : null}
            <Select
              label="Input"
              isLabelHidden
              options={(scene ? inputsOf(scene) : Object.keys(example.inputs)).map(optionOf)}
              value={place.input}
              onChange={input => go({ ...place, input, steps: [], applied: 0 })}
            />
            <Button variant="quiet" icon="retry" onPress={() => go({ ...place, steps: [], applied: 0 })}>
              Restart
            </Button>
          </>
        }
      />
      {fault ? <Alert kind="bad">{fault}</Alert> : null}
      <SceneRun
        // Remounts, because another screen requires a new actor.
        key={`${scene?.id ?? 'chart'} ${view.language}`}
        {...{ place, scene, view }}
        entry={scene ? { ...entry, example: { ...entry.example, ...scene.example } } : entry}
        link={location.origin + base + addressOf(place, scene)}
        onGo={go}
        onView={next => navigate(path + writeLabPlace(place, scene, next), { replace: true })}
      />
    </>
  )
}
