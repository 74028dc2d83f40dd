import { useEffect, useRef, useState } from 'react'
import { useEnvironment } from '#actors/environment.tsx'
import { useMadeActor } from '#actors/use-made-actor.ts'
import { LinesContent } from '#features/trades/lines/lines-content.tsx'
import { LinesCard } from '#features/trades/lines-card.tsx'
import { UnsentRecords } from '#features/trades/outbox/waiting.tsx'
import { createFormScale } from '#features/trades/scale/create-form-scale.tsx'
import { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts'
import { someParent } from '#machines/fakes.ts'
import { linesMachine } from '#machines/lines/lines.machine.ts'
import { someMetals } from '#machines/list/list.example.ts'
import { outboxMachine } from '#machines/outbox/outbox.machine.ts'
import { DeletionQuestion } from '#patterns/deletion/deletion-question.tsx'
import { lookupOption } from '#patterns/lookup/record-lookups.ts'
import { useLookup } from '#patterns/lookup/use-lookup.ts'
import type { Reference } from '#schemas/reference.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PickBox } from '#ui/pickers/combo-box.tsx'

/** Button with its confirmation dialog. */
export function Confirmation() {
  const [machine] = useState(() => confirmationMachine<string>())
  const confirmation = useMadeActor(machine)
  return (
    <>
      <Button onPress={() => confirmation.send({ type: 'confirmation.open', subject: 'Copper' })}>Delete Copper</Button>
      <DeletionQuestion confirmation={confirmation} describe={subject => `the material ${subject}`} />
    </>
  )
}

/** Lines of a trade without the surrounding fields. */
export function MaterialLines() {
  const lines = useMadeActor(linesMachine, { input: { parent: someParent, recordId: null } })
  return <LinesCard lines={lines} fixedDecimals />
}

const findNothing = () => Promise.reject(new Error('The look-up of the stage is that of the lab'))

export function LookUp() {
  const { search } = useLookup<Reference>({
    find: findNothing,
    searchColumn: ['name'],
    toOption: lookupOption,
    emptyText: 'No materials found.',
  })
  return <PickBox label="Material" search={search} onPick={() => undefined} />
}

/** The unsent records without their storage. */
export function OnlyOutbox() {
  const { now } = useEnvironment()
  const actor = useMadeActor(outboxMachine, { input: { isOnline: true, now } })
  const [outbox] = useState(() => ({ actor, remove: () => Promise.resolve(true) }))
  return <UnsentRecords outbox={outbox} />
}

const [{ name, gwCode, carbonFactor }] = someMetals
const material = { name, gwCode, carbonFactor }

/** A line with a scale. The machine's example names this line "form line-1". */
export function LineWithScale() {
  const environment = useEnvironment()
  const lines = useMadeActor(linesMachine, { input: { parent: someParent, recordId: null } })
  const [scale] = useState(() => createFormScale(environment, 'form'))
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (lines.getSnapshot().context.lines.length === 0) lines.send({ type: 'line.add', material })
  }, [lines])
  return (
    <Card title="Materials" isFlush actions={<scale.Chip content={content} />}>
      <LinesContent
        {...{ lines, content }}
        scale={scale.lines}
        fixedDecimals
        mayAdd={false}
        mayChange
        mayRemove={false}
        onRemove={() => undefined}
      />
    </Card>
  )
}
