import type { SubmitEvent } from 'react';
import {
  ALL,
  categoryOptions,
  DEFAULT_PREFERENCES,
  LANGUAGES,
  MODALITIES,
  type Preferences,
  type SelectOption,
} from '../../rules/course/preferences.ts';
import * as catalog from '../../stores/course/catalog.ts';
import { Boundary } from '../shell/Boundary.tsx';
import { Icon } from '../shell/Icon.tsx';
import { useStore } from '../use-store.ts';

/** The panel of preferences: three selects and « Appliquer les filtres » (C8). */
export function CatalogFilters({ categories }: { categories: readonly string[] }) {
  return (
    <Boundary>
      <Panel initialCategories={categories} />
    </Boundary>
  );
}

function Panel({ initialCategories }: { initialCategories: readonly string[] }) {
  const categories = useStore(catalog.categories.$state).data ?? initialCategories;
  const applied = useStore(catalog.$preferences) ?? DEFAULT_PREFERENCES;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const choice = (name: keyof Preferences) => String(form.get(name) ?? '');
    catalog.applyPreferences({
      category: choice('category'),
      modality: choice('modality'),
      language: choice('language'),
    });
  }

  return (
    <details className="card filters needs-js">
      <summary>
        <Icon name="filter" /> Filtrer par préférences
      </summary>
      <form className="filters-form" key={JSON.stringify(applied)} onSubmit={submit}>
        <Choice name="category" label="Catégorie" chosen={applied.category}>
          {categoryOptions(categories, applied.category)}
        </Choice>
        <Choice name="modality" label="Modalité" chosen={applied.modality}>
          {MODALITIES}
        </Choice>
        <Choice name="language" label="Langue" chosen={applied.language}>
          {LANGUAGES}
        </Choice>
        <button type="submit" className="button">
          Appliquer les filtres
        </button>
      </form>
    </details>
  );
}

const LOADING: SelectOption = { value: '', label: 'Chargement des categories...' };

interface ChoiceProps {
  name: keyof Preferences;
  label: string;
  chosen: string;
  children: readonly SelectOption[];
}

/** One select, « Toutes » first; without options it says that they are loading (C8, C14). */
function Choice({ name, label, chosen, children }: ChoiceProps) {
  // React reads `defaultValue` once: a list that names the choice at last needs a new select.
  const options = children.length > 0 ? [ALL, ...children] : [LOADING];
  const isNamed = options.some(({ value }) => value === chosen);
  return (
    <label>
      {label}
      <select key={String(isNamed)} className="field" name={name} defaultValue={chosen}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
