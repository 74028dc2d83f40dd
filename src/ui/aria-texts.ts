// Texts of react-aria. Its hooks read these globals: see LocalizedStringDictionary in
// @internationalized/string. A package without an entry throws, so every package in the app has one.
import { languageLocale as locale } from '#messages/language.ts'
import { t } from '#messages/message.ts'

type Focused = {
  isGroupChange: boolean
  groupTitle: string
  groupCount: number
  optionText: string
  isSelected: boolean
}

const combobox = {
  focusAnnouncement: ({ isGroupChange, groupTitle, groupCount, optionText, isSelected }: Focused) =>
    [
      isGroupChange
        ? t('Entered group {group}, with {count, plural, one {# option} other {# options}}.', {
            group: groupTitle,
            count: groupCount,
            locale,
          })
        : '',
      isSelected ? t('{option}, selected', { option: optionText }) : optionText,
    ]
      .filter(Boolean)
      .join(' '),
  countAnnouncement: ({ optionCount: count }: { optionCount: number }) =>
    t('{count, plural, one {# option available.} other {# options available.}}', { count, locale }),
  selectedAnnouncement: ({ optionText }: { optionText: string }) => t('{option}, selected', { option: optionText }),
  buttonLabel: t('Show suggestions'),
  listboxLabel: t('Suggestions'),
}

Object.assign(window, {
  [Symbol.for('react-aria.i18n.strings')]: {
    '@react-aria/autocomplete': { collectionLabel: t('Suggestions') },
    '@react-aria/combobox': combobox,
    '@react-aria/menu': { longPressMessage: t('Long press or press Alt + ArrowDown to open menu') },
    '@react-aria/overlays': { dismiss: t('Close') },
    '@react-aria/searchfield': { 'Clear search': t('Clear search') },
    'react-aria-components': {
      selectPlaceholder: t('Choose'),
      dropzoneLabel: t('File'),
      tableResizer: '',
      colorSwatchPicker: '',
    },
  },
})
