const FAULTS: Readonly<Record<string, string>> = {
  EACCES: 'écriture refusée : vérifiez les droits de ce dossier',
  EPERM: 'écriture refusée : vérifiez les droits de ce dossier',
  EROFS: 'ce disque est en lecture seule',
  ENOSPC: 'le disque est plein',
  EFBIG: 'le disque n’accepte pas un fichier de cette taille',
  EDQUOT: 'votre quota de disque est atteint',
  ENOTDIR: 'un fichier se trouve là où il faut un dossier',
  EEXIST: 'un fichier se trouve là où il faut un dossier',
};

/** An error of the disk, as Node throws it. */
interface DiskError {
  message: string;
  code?: string | undefined;
  path?: string | undefined;
  dest?: string | undefined;
}

/**
 * A fault of the disk in French, with the file that it names; another error as it is (W26, K14).
 *
 * `diskFault({ code: 'ENOSPC', path: 'a', message: '…' })` → `'a : le disque est plein'`
 */
export function diskFault({ code = '', path, dest, message }: DiskError): string {
  const fault = FAULTS[code];
  return fault ? `${dest ?? path} : ${fault}` : message;
}
