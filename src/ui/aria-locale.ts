// Language of react-aria, which reads it once when it loads. This module has no asynchronous dependency, so it also
// runs before react-aria in the development server, where texts load later.
import { languageLocale } from '#messages/language.ts'

Object.assign(window, { [Symbol.for('react-aria.i18n.locale')]: languageLocale })
