import { describe, expect, it } from 'vitest';
import { faultsOf, refuses } from '../../exercises/planted-exercise.ts';

const JAVA = {
  'starter.java': 'public class Exercice {\n  static int twice(int n) { return n; }\n}\n',
  'solution.java': 'public class Exercice {\n  static int twice(int n) { return 2 * n; }\n}\n',
  'tests.java': `import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Tests {
  @Test @DisplayName("zéro")
  void zero() { assertEquals(0, Exercice.twice(0)); }

  @Test @DisplayName("deux")
  void deux() { assertEquals(4, Exercice.twice(2)); }

  @ParameterizedTest @DisplayName("négatif") @ValueSource(ints = {-1, -150})
  void negatif(int n) { assertEquals(n + n, Exercice.twice(n)); }
}
`,
};

describe('an exercise in Java', () => {
  const body = (code: string) => ({ 'solution.java': `public class Exercice {\n  ${code}\n}\n` });
  refuses(JAVA, [
    [
      'a starter that passes',
      { 'starter.java': JAVA['solution.java'] },
      'starter.java:1 : le départ passe déjà',
    ],
    [
      'a starter that does not compile',
      { 'starter.java': 'public class Exercice {\n  static int twice(int n) { return m; }\n}\n' },
      'starter.java:1 : le départ ne s’exécute pas : Exercice.java:2: error: cannot find symbol',
    ],
    [
      'a solution that misses',
      body('static int twice(int n) { return n * n; }'),
      'solution.java:1 : la solution rate négatif [1] -1 : reçu : 1 ; attendu : -2',
    ],
    [
      'a solution that throws',
      body('static int twice(int n) { return 2 * n / n * n; }'),
      'solution.java:1 : la solution rate zéro : java.lang.ArithmeticException: / by zero',
    ],
    [
      'a solution that never ends',
      body('static int twice(int n) { while (n > 1) { } return 2 * n; }'),
      'solution.java:1 : la solution rate deux : ne finit pas',
    ],
    [
      'a solution that stops the tests',
      body('static int twice(int n) { System.exit(0); return 2 * n; }'),
      'solution.java:1 : la solution ne s’exécute pas : les tests se sont arrêtés sans rien dire',
    ],
    [
      'too few tests',
      { 'tests.java': JAVA['tests.java'].replace('{-1, -150}', '{-1}') },
      'tests.java:1 : il y a 3 tests — écris-en 4',
    ],
  ]);

  it('finds the other classes and data of its folder', async () => {
    const beside = {
      'prix.txt': '2',
      'Prix.java': 'record Prix(int valeur) {}\n',
      'solution.java': `import java.nio.file.*;
public class Exercice {
  static int twice(int n) throws java.io.IOException {
    return n * new Prix(Integer.parseInt(Files.readString(Path.of("prix.txt")).strip())).valeur();
  }
}
`,
      'starter.java': JAVA['starter.java'].replace('int n)', 'int n) throws java.io.IOException'),
      'tests.java': JAVA['tests.java'].replaceAll(
        /(\w+)\((int n)?\) \{/g,
        '$1($2) throws Exception {',
      ),
    };
    expect(await faultsOf({ ...JAVA, ...beside })).toEqual([]);
  });
});

describe('an exercise in Spring', () => {
  const service = (body: string) => `import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.*;

@RestController
public class Exercice {
  @GetMapping("/double/{n}")
  ResponseEntity<Integer> twice(@PathVariable int n) { ${body} }
}
`;
  const SPRING = {
    'starter.java': service('return ResponseEntity.ok(n);'),
    'solution.java': service(
      'return n < 0 ? ResponseEntity.badRequest().build() : ResponseEntity.ok(2 * n);',
    ),
    'tests.java': JAVA['tests.java']
      .replaceAll(/Exercice.twice\((\w+)\)/g, 'new Exercice().twice($1).getBody()')
      .replace('assertEquals(n + n,', 'assertEquals(null,'),
  };
  refuses(SPRING, [
    [
      'a solution that misses',
      { 'solution.java': service('return ResponseEntity.ok(2 * n);') },
      'solution.java:1 : la solution rate négatif [1] n=-1 : reçu : -2 ; attendu : null',
    ],
  ]);

  it('is tested by MockMvc', async () => {
    const mvc = {
      'tests.java': `import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.*;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;

class Tests {
  @ParameterizedTest @DisplayName("double") @CsvSource({"0,200", "2,200", "7,200", "-1,400"})
  void twice(int n, int code) throws Exception {
    MockMvcBuilders.standaloneSetup(new Exercice()).build()
      .perform(get("/double/{n}", n))
      .andExpect(status().is(code));
  }
}
`,
    };
    expect(await faultsOf({ ...SPRING, ...mvc })).toEqual([]);
  });
});
