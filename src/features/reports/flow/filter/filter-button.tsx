import { useState } from 'react'
import { familyNames } from '#domain/figures/material-families.ts'
import * as css from '#features/reports/flow/flow.css.ts'
import { t } from '#messages/message.ts'
import { families } from '#rules/families.ts'
import type { FlowFilter } from '#schemas/flow.ts'
import { Button } from '#ui/basics/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Form } from '#ui/fields/form.tsx'
import { Dialog, DialogActions } from '#ui/overlays/dialog.tsx'

type FilterProps = {
  filter: FlowFilter | null
  /** Names of the materials to choose from. */
  materials: ReadonlyArray<string | null>
  onChange: (filter: FlowFilter | null) => void
}

const noFilter: FlowFilter = { families: [], materials: [] }

/** Checkboxes with a heading. `null` is a material without a name. */
function Checks<Value extends string | null>({
  title,
  options,
  nameOf,
  chosen,
  onChange,
}: {
  title: string
  options: readonly Value[]
  nameOf: (option: Value) => string
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}) {
  return (
    <fieldset className={css.checks}>
      <legend className={css.checksTitle}>{title}</legend>
      {options.map(option => (
        <Checkbox
          key={option}
          label={nameOf(option)}
          isSelected={chosen.includes(option)}
          onChange={isSelected => onChange(isSelected ? [...chosen, option] : chosen.filter(other => other !== option))}
        />
      ))}
    </fieldset>
  )
}

function FilterDialog({ filter, materials, onChange, onClose }: FilterProps & { onClose: () => void }) {
  const [chosen, setChosen] = useState(filter ?? noFilter)
  const apply = () => {
    onChange(chosen.families.length + chosen.materials.length === 0 ? null : chosen)
    onClose()
  }
  return (
    <Dialog isOpen onClose={onClose} title={t('Filter')}>
      <Form onSubmit={apply}>
        <p className={css.note}>
          {t('A line must match a chosen family and a chosen material. Without a choice, all lines match.')}
        </p>
        <div className={css.counts}>
          <Checks
            title={t('Families')}
            options={families}
            nameOf={family => familyNames[family]}
            chosen={chosen.families}
            onChange={next => setChosen({ ...chosen, families: next })}
          />
          <Checks
            title={t('Materials')}
            options={materials}
            nameOf={name => name ?? t('Without a name')}
            chosen={chosen.materials}
            onChange={next => setChosen({ ...chosen, materials: next })}
          />
        </div>
        <DialogActions>
          {filter ? (
            <Button
              onPress={() => {
                onChange(null)
                onClose()
              }}
            >
              {t('Clear filter')}
            </Button>
          ) : null}
          <Button variant="primary" type="submit">
            {t('Apply filter')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

/** Button that opens the choice of families and materials of a report. */
export function FilterButton(props: FilterProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" icon="filter" aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {t('Filter')}
      </Button>
      {isOpen ? <FilterDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
