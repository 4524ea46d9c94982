-- La bibliothèque de Ziguinchor
PRAGMA foreign_keys = ON;

CREATE TABLE auteurs (
  id INTEGER PRIMARY KEY,
  nom TEXT NOT NULL,
  pays TEXT NOT NULL
);

CREATE TABLE livres (
  id INTEGER PRIMARY KEY,
  titre TEXT NOT NULL,
  auteur_id INTEGER REFERENCES auteurs (id),
  genre TEXT NOT NULL,
  annee INTEGER NOT NULL,
  prix INTEGER
);

CREATE TABLE lecteurs (
  id INTEGER PRIMARY KEY,
  nom TEXT NOT NULL,
  quartier TEXT NOT NULL,
  tel TEXT,
  garant_id INTEGER REFERENCES lecteurs (id)
);

CREATE TABLE prets (
  id INTEGER PRIMARY KEY,
  livre_id INTEGER NOT NULL
    REFERENCES livres (id),
  lecteur_id INTEGER NOT NULL
    REFERENCES lecteurs (id),
  sorti TEXT NOT NULL,
  rendu TEXT
);

INSERT INTO auteurs VALUES
  (1, 'Mariama Bâ', 'Sénégal'),
  (2, 'Birago Diop', 'Sénégal'),
  (3, 'Fatou Diome', 'Sénégal'),
  (4, 'Camara Laye', 'Guinée'),
  (5, 'Seydou Badian', 'Mali'),
  (6, 'Amadou Hampâté Bâ', 'Mali'),
  (7, 'Aminata Sow Fall', 'Sénégal'),
  (8, 'Ken Bugul', 'Sénégal');

INSERT INTO livres VALUES
  (1, 'Une si longue lettre', 1,
    'roman', 1979, 3500),
  (2, 'Un chant écarlate', 1,
    'roman', 1981, NULL),
  (3, 'Les Contes d''Amadou Koumba', 2,
    'conte', 1947, 4000),
  (4, 'Le Ventre de l''Atlantique', 3,
    'roman', 2003, 5500),
  (5, 'Celles qui attendent', 3,
    'roman', 2010, NULL),
  (6, 'L''Enfant noir', 4,
    'roman', 1953, 3000),
  (7, 'Sous l''orage', 5,
    'roman', 1957, 2500),
  (8, 'L''Étrange Destin de Wangrin', 6,
    'roman', 1973, 4500),
  (9, 'Amkoullel, l''enfant peul', 6,
    'mémoires', 1991, 6000),
  (10, 'La Grève des bàttu', 7,
    'roman', 1979, 3500),
  (11, 'Atlas des écoles', NULL,
    'usuel', 2015, 7000),
  (12, 'Dictionnaire de poche', NULL,
    'usuel', 2018, NULL);

INSERT INTO lecteurs VALUES
  (1, 'Rose Manga', 'Boucotte',
    '77 000 00 01', NULL),
  (2, 'Landing Sané', 'Santhiaba',
    '77 000 00 02', NULL),
  (3, 'Sira Cissé', 'Boucotte',
    NULL, 1),
  (4, 'Malang Badji', 'Tilène',
    '76 000 00 04', NULL),
  (5, 'Odile Coly', 'Escale',
    NULL, 4),
  (6, 'Ansou Mané', 'Santhiaba',
    '70 000 00 06', NULL),
  (7, 'Fanta Touré', 'Tilène',
    NULL, 2),
  (8, 'Élie Bassène', 'Boucotte',
    '78 000 00 08', NULL);

INSERT INTO prets VALUES
  (1, 1, 1, '2026-09-02', '2026-09-16'),
  (2, 6, 3, '2026-09-05', '2026-09-30'),
  (3, 3, 2, '2026-09-19', '2026-10-03'),
  (4, 1, 4, '2026-09-23', '2026-10-10'),
  (5, 4, 1, '2026-10-01', '2026-10-28'),
  (6, 3, 7, '2026-10-07', '2026-10-21'),
  (7, 7, 5, '2026-10-14', NULL),
  (8, 1, 2, '2026-10-17', '2026-11-02'),
  (9, 9, 4, '2026-10-24', NULL),
  (10, 10, 1, '2026-11-04', '2026-11-14'),
  (11, 6, 7, '2026-11-07', NULL),
  (12, 1, 8, '2026-11-12', NULL);
