import { useState } from 'react'
import { useSavedViews } from '#actors/lists/use-saved-views.ts'
import type { SavedView } from '#domain/saved-views.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Form } from '#ui/fields/form.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog, DialogActions } from '#ui/overlays/dialog.tsx'

/** Maximum length of a name, so that it fits into the navigation. */
const maxLength = 40

/** Dialog for naming a view. `label` is the title of its list. */
export function ViewDialog({
  view,
  label,
  title,
  onSave,
  onClose,
}: {
  view: SavedView
  label: string
  title: string
  onSave: (view: SavedView) => void
  onClose: () => void
}) {
  const [name, setName] = useState(view.name)
  const [isDefault, setDefault] = useState(view.isDefault)
  const { views } = useSavedViews()
  const isDuplicate = views.some(
    other => other.list === view.list && other.name === name.trim() && other.name !== view.name,
  )
  const isComplete = name.trim() !== '' && !isDuplicate
  return (
    <Dialog isOpen onClose={onClose} title={title} size="small">
      <Form
        onSubmit={() => {
          if (!isComplete) return
          onSave({ ...view, name: name.trim(), isDefault })
          onClose()
        }}
      >
        <TextField
          label={t('Name')}
          value={name}
          maxLength={maxLength}
          errorMessage={isDuplicate ? t('Another view of this list has this name. Choose another name.') : undefined}
          onChange={setName}
          autoFocus
        />
        <Checkbox
          label={t('Set as the default view of {list}', { list: label })}
          isSelected={isDefault}
          onChange={setDefault}
        />
        <p>{t('A view saves filter, search, order, columns and row height. Only you see it, in this browser.')}</p>
        <DialogActions>
          <Button variant="quiet" onPress={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" variant="primary" isDisabled={!isComplete}>
            {t('Save view')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
