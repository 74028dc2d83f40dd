import { useState } from 'react'
import { useMadeActor } from '#actors/use-made-actor.ts'
import { StandaloneLayout } from '#app/standalone/standalone-layout.tsx'
import { RoleHolders } from '#features/access/roles/role-holders.tsx'
import { LinesCard } from '#features/trades/lines-card.tsx'
import { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts'
import { linesMachine } from '#machines/lines/lines.machine.ts'
import { DeletionQuestion } from '#patterns/deletion/deletion-question.tsx'
import { lookupOption } from '#patterns/lookup/record-lookups.ts'
import { useLookup } from '#patterns/lookup/use-lookup.ts'
import type { Reference } from '#schemas/reference.ts'
import { Button } from '#ui/basics/button.tsx'
import { PickBox } from '#ui/pickers/combo-box.tsx'

/** Button with its confirmation dialog. */
export function Confirmation() {
  const [machine] = useState(() => confirmationMachine<string>())
  const confirmation = useMadeActor(machine)
  return (
    <StandaloneLayout>
      <Button onPress={() => confirmation.send({ type: 'confirmation.open', subject: 'Copper' })}>Delete Copper</Button>
      <DeletionQuestion confirmation={confirmation} describe={subject => `the material ${subject}`} />
    </StandaloneLayout>
  )
}

/** Lines of a trade without the surrounding fields. */
export function MaterialLines() {
  const lines = useMadeActor(linesMachine, { input: { recordId: null } })
  return (
    <StandaloneLayout>
      <LinesCard lines={lines} fixedDecimals />
    </StandaloneLayout>
  )
}

const findNothing = () => Promise.reject(new Error('The look-up of the stage is that of the lab'))

export function LookUp() {
  const { search } = useLookup<Reference>({
    find: findNothing,
    searchColumn: ['name'],
    toOption: lookupOption,
    emptyText: 'No materials found.',
  })
  return (
    <StandaloneLayout>
      <PickBox label="Material" search={search} onPick={() => undefined} />
    </StandaloneLayout>
  )
}

/** List of users with a role. Loads when the user opens it. */
export const UsersWithRole = () => (
  <StandaloneLayout>
    <RoleHolders id="role" />
  </StandaloneLayout>
)
