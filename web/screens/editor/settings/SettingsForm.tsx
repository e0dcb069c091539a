import { NumberInput, SegmentedControl, Select, Switch, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/core/limits.ts';
import { mayIn } from '../../../data/access/access.ts';
import {
  changeSettings,
  EDITOR_LAYOUTS,
  isPageSize,
  useEditorSettings,
} from '../../../data/settings/editor-settings.ts';
import { useNavigationContext } from '../navigation/navigation-context.ts';
import { useEditor } from '../state/editor-context.ts';
import { useIsPhone } from '../state/is-phone.ts';
import { DISPLAYS, isDisplay } from './displays.ts';
import { MarkAllRead } from './MarkAllRead.tsx';
import classes from './SettingsForm.module.css';

const SCHEMES = ['light', 'dark', 'auto'] as const;
const WORD_OF_SCHEME = { light: 'frame.light', dark: 'frame.dark', auto: 'frame.system' } as const;
const SWITCHES = [
  { name: 'useDoubleClick', isFor: 'all' },
  { name: 'showNextSectionsArrows', isFor: 'all' },
  { name: 'drawNewLine', isFor: 'all' },
  { name: 'marksInField', isFor: 'users' },
  { name: 'showsPresence', isFor: 'users' },
  { name: 'exitEditOnSave', isFor: 'managers' },
] as const;

/** The form of the settings, which apply at once (editor.34). */
export function SettingsForm({ sections }: { sections: string }) {
  const { t } = useTranslation();
  const { applyPageSize } = useNavigationContext();
  const { project, viewer } = useEditor();
  const isPhone = useIsPhone();
  const settings = useEditorSettings();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const isOne = {
    all: true,
    users: viewer.id !== undefined,
    managers: mayIn(project, 'can_manage_strings'),
  };
  const resize = (size: string | number) => {
    if (!isPageSize(size)) return;
    changeSettings({ pageSize: size });
    applyPageSize();
  };
  return (
    <div className="grid gap-16">
      <Select
        size="sm"
        label={t('editorSettings.showTranslations')}
        data={DISPLAYS.map((value) => ({ value, label: t(`editorSettings.columns.${value}`) }))}
        value={settings.showTranslations}
        allowDeselect={false}
        comboboxProps={{ withinPortal: false }}
        onChange={(value) => isDisplay(value) && changeSettings({ showTranslations: value })}
      />
      <NumberInput
        size="sm"
        label={t('editorSettings.pageSize')}
        description={t('editorSettings.pageSizeHint', LIMITS.pageSize)}
        min={LIMITS.pageSize.min}
        max={LIMITS.pageSize.max}
        step={10}
        allowDecimal={false}
        defaultValue={settings.pageSize}
        onChange={resize}
      />
      {SWITCHES.filter(({ isFor }) => isOne[isFor]).map(({ name }) => (
        <Switch
          key={name}
          label={t(`editorSettings.${name}`)}
          checked={settings[name]}
          onChange={(event) => changeSettings({ [name]: event.currentTarget.checked })}
        />
      ))}
      {!isPhone && (
        <Choice
          id="editor-layout"
          label={t('editorSettings.layout')}
          data={EDITOR_LAYOUTS.map((value) => ({ value, label: t(`editorSettings.layouts.${value}`) }))}
          value={settings.layout}
          onChange={(layout) => changeSettings({ layout })}
        />
      )}
      <Choice
        id="editor-appearance"
        label={t('frame.appearance')}
        data={SCHEMES.map((value) => ({ value, label: t(WORD_OF_SCHEME[value]) }))}
        value={colorScheme}
        onChange={setColorScheme}
      />
      <MarkAllRead sections={sections} />
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  /** The id of its label. */
  id: string;
  label: string;
  data: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice of one of a few values, all shown. */
function Choice<Value extends string>({ id, label, ...control }: ChoiceProps<Value>) {
  return (
    <div>
      <p className={`ui-13 weight-500 ${classes.label}`} id={id}>
        {label}
      </p>
      <SegmentedControl fullWidth aria-labelledby={id} {...control} />
    </div>
  );
}
