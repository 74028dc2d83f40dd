import { objectKeys } from 'ts-extras'
import { notationOf } from '#domain/figures/number-reading.ts'
import type { PortSettings } from '#domain/scale/port-settings.ts'
import { Choice } from '#mirage/panel/choice.tsx'
import * as css from '#mirage/panel/panel.css.ts'
import { useLatest } from '#mirage/panel/panel-source.ts'
import { displayUnits, frameFormats } from '#mirage/scale/scale-frames.ts'
import { maximumLoad, type VirtualScale, type VirtualScaleState } from '#mirage/scale/virtual-scale.ts'
import { Button } from '#ui/basics/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { NumberField } from '#ui/numbers/number-field.tsx'
import { Section } from './panel-section.tsx'
import * as own from './scale-section.css.ts'
import { SentFrames } from './sent-frames.tsx'

/** Settings that are common among scales. */
const ports: readonly PortSettings[] = [
  { baudRate: 9600, byteFormat: '8N1' },
  { baudRate: 9600, byteFormat: '7E1' },
  { baudRate: 4800, byteFormat: '7E1' },
  { baudRate: 2400, byteFormat: '7E1' },
  { baudRate: 19_200, byteFormat: '8N1' },
]
const portName = ({ baudRate, byteFormat }: PortSettings) => `${baudRate}, ${byteFormat}`

const numbers = { ...notationOf('en'), format: String }

type Part = { state: VirtualScaleState; set: VirtualScale['set'] }

function Load({ state: { load }, set }: Part) {
  const loadTo = (kg: number) => set({ load: Math.min(Math.max(kg, 0), maximumLoad) })
  return (
    <Section title="Load">
      <NumberField
        label="Load in kg"
        format={numbers}
        value={load}
        min={0}
        max={maximumLoad}
        decimals={1}
        onChange={kg => {
          if (kg !== null) loadTo(kg)
        }}
      />
      <input
        type="range"
        className={own.slider}
        aria-label={`Load from 0 to ${maximumLoad} kg`}
        min={0}
        max={maximumLoad}
        step={0.5}
        value={load}
        onChange={event => loadTo(event.target.valueAsNumber)}
      />
      <div className={css.buttons}>
        <Button onPress={() => loadTo(0)}>Empty</Button>
        <Button onPress={() => loadTo(load + 10)}>+ 10</Button>
        <Button onPress={() => loadTo(load + 100)}>+ 100</Button>
      </div>
    </Section>
  )
}

function Disturbances({ state: { isStable, jitter, isOverloaded, isPluggedIn }, set }: Part) {
  return (
    <Section title="Disturbances">
      <Checkbox
        label="Stable"
        detail="0.8 s after a change of the load"
        isSelected={isStable}
        onChange={selected => set({ isStable: selected })}
      />
      <NumberField
        label="Jitter in kg, when not stable"
        format={numbers}
        value={jitter}
        min={0}
        max={100}
        decimals={1}
        onChange={kg => {
          if (kg !== null) set({ jitter: kg })
        }}
      />
      <div className={css.buttons}>
        <button
          type="button"
          className={css.preset}
          aria-pressed={isOverloaded}
          onClick={() => set({ isOverloaded: !isOverloaded })}
        >
          Overload
        </button>
        <button
          type="button"
          className={css.preset}
          aria-pressed={!isPluggedIn}
          onClick={() => set({ isPluggedIn: !isPluggedIn })}
        >
          Unplug
        </button>
      </div>
    </Section>
  )
}

function Protocol({ state: { format, port, unit }, set }: Part) {
  return (
    <Section title="Protocol">
      <Choice
        label="Format"
        options={objectKeys(frameFormats).map(id => ({ id, label: frameFormats[id] }))}
        value={format}
        onChange={next => set({ format: next })}
      />
      <div className={css.pair}>
        <Choice
          label="Port"
          description="The app needs the same settings: menu of “Scale connected”."
          options={ports.map(each => ({ id: portName(each), label: portName(each) }))}
          value={portName(port)}
          onChange={name => {
            const next = ports.find(each => portName(each) === name)
            if (next) set({ port: next })
          }}
        />
        <Choice
          label="Unit"
          options={objectKeys(displayUnits).map(id => ({ id, label: id }))}
          value={unit}
          onChange={next => set({ unit: next })}
        />
      </div>
    </Section>
  )
}

/** Controls of the virtual scale, and the frames that it sends. */
export function ScaleSection({ scale }: { scale: VirtualScale }) {
  const state = useLatest(scale.subscribe, scale.state)
  const part = { state, set: scale.set }
  return (
    <div className={css.sections}>
      <p className={css.detail}>Choose “Connect scale” in the form of a transaction or collection.</p>
      <Load {...part} />
      <Disturbances {...part} />
      <Protocol {...part} />
      <SentFrames scale={scale} />
    </div>
  )
}
