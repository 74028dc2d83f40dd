import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useEmitted } from '#actors/use-emitted.ts'
import { useMadeActor } from '#actors/use-made-actor.ts'
import { keyTable } from '#app/palette/key-table.ts'
import { KeysDialog } from '#app/palette/keys-dialog.tsx'
import { PaletteDialog } from '#app/palette/palette-dialog.tsx'
import type { PaletteEntry } from '#app/palette/palette-entry.ts'
import { useKeys } from '#app/palette/use-keys.ts'
import { paletteMachine } from '#machines/palette/palette.machine.ts'
import { Button } from '#ui/basics/button.tsx'
import { toast } from '#ui/feedback/toasts.ts'

/**
 * Palette and list of keyboard shortcuts, with the buttons that open them. Choosing an entry only announces its name.
 */
export function OnlyPalette() {
  const palette = useMadeActor(paletteMachine<PaletteEntry>(), { input: { rows: [] } })
  const isListing = useSelector(palette, snapshot => snapshot.hasTag('listing'))
  const [isSingleOn, setSingleOn] = useState(true)
  useKeys(palette)
  useEmitted(palette, 'row.chosen', ({ row, isNewTab }) =>
    toast({ kind: 'info', title: `${row.label} was chosen${isNewTab ? ', in a new tab' : ''}` }),
  )
  return (
    <>
      <Button icon="search" onPress={() => palette.send({ type: 'palette.open' })}>
        Find or go to
      </Button>
      <Button icon="info" onPress={() => palette.send({ type: 'keys.show' })}>
        All keys
      </Button>
      <PaletteDialog palette={palette} />
      <KeysDialog
        rows={keyTable}
        isOpen={isListing}
        onClose={() => palette.send({ type: 'palette.close' })}
        isSingleOn={isSingleOn}
        onSingle={setSingleOn}
      />
    </>
  )
}
