import { useState } from 'react'
import { actorName, type InspectedActor } from '#lab/core/inspect/inspected-actors.ts'
import { chips, quiet } from '#lab/view/lab.css.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'

/** Chooses the actors that have a column. */
export function ColumnPicker({
  choices,
  chosen,
  onPick,
}: {
  choices: readonly InspectedActor[]
  chosen: readonly InspectedActor[]
  onPick: (chosen: ReadonlySet<InspectedActor>) => void
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={quiet}>
        Columns: {chosen.length} of {choices.length}
      </summary>
      <div className={chips}>
        {isOpen
          ? choices.map(one => (
              <Checkbox
                key={one.session}
                label={actorName(one)}
                isSelected={chosen.includes(one)}
                onChange={isChosen =>
                  onPick(new Set(isChosen ? [...chosen, one] : chosen.filter(other => other !== one)))
                }
              />
            ))
          : null}
      </div>
    </details>
  )
}
